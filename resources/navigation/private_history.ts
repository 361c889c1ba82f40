import { router } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { forgetTabText, keepTabText, keptTabText } from '~/hooks/browser_store'
import { scanningMember } from '~/scan_queue/who_scans'
import { outliveUnkeptEntries } from './unkept_entries'

/** In this tab: whose pages the key of the history opens. */
const OWNER_KEY = 'history-owner'
interface KeptPage extends Page {
  /** Nobody may read it in the history; its entry holds nothing of it. */
  unkept?: true
  /** How many pages came before it. */
  turn?: number
}

interface HistoryOptions {
  /** This tab held pages of a member whose session ended. */
  onEnded: () => void
}

/**
 * Keeps the pages of a member from whoever comes after: they are encrypted in the history, and the
 * key goes with the first page made for somebody else.
 *
 * @returns the first page
 * @source requirements L-19
 */
export function keepHistoryPrivate({ onEnded }: HistoryOptions): Page {
  const first = pageOfDocument()
  outliveUnkeptEntries()
  tellOfTrouble()
  if (!canEncrypt()) leaveOutOfHistory()
  let turn = 0
  const receive = (page: KeptPage) => {
    // The entry of a page equal to the one before would keep its old address.
    page.turn = turn++
    if (page.encryptHistory && !canEncrypt()) {
      page.encryptHistory = false
      page.unkept = true
    }
    if (passOn(page)) onEnded()
  }
  receive(first)
  router.on('beforeUpdate', ({ detail }) => receive(detail.page))
  return first
}

/** Whether this tab shows a member's page; from the browser's memory it may outlive the session. */
export function hasOwner(): boolean {
  return Boolean(keptTabText(OWNER_KEY))
}

/** Hands the history over to whom a page was made for; answers whether its member is gone. */
function passOn(page: Page): boolean {
  const owner = keptTabText(OWNER_KEY) ?? ''
  const next = ownerOf(page) ?? owner
  if (next === owner) return false
  router.clearHistory()
  router.flushAll()
  if (next) keepTabText(OWNER_KEY, next)
  else forgetTabText(OWNER_KEY)
  return owner !== '' && next === ''
}

/** The member of a page, '' for nobody; undefined where it does not say. */
function ownerOf({ component, props }: Page): string | undefined {
  if (component === 'content/error') return undefined
  const shared = props as { security?: { user: { id: number } | null }; shell?: boolean }
  // The scanner kept on the phone belongs to the member the phone remembers.
  const id = shared.shell ? scanningMember() : shared.security?.user?.id
  return String(id ?? '')
}

/** The page in the document; taken out of it, because it would outlast the visit. */
function pageOfDocument(): Page {
  const element = document.querySelector('script[data-page="app"]')
  if (!element) throw new Error('The document holds no page')
  const page = JSON.parse(element.textContent) as Page
  element.textContent = ''
  return page
}

/** Only a secure context can, and only where the key can be kept. */
function canEncrypt(): boolean {
  if (!('subtle' in crypto) || !crypto.subtle) return false
  try {
    sessionStorage.getItem(OWNER_KEY)
    return true
  } catch (error) {
    console.warn(error)
    return false
  }
}

/** What the history cannot do is said in the console; the page is asked for anew by itself. @source requirements G-62 */
function tellOfTrouble() {
  window.addEventListener('popstate', ({ state }) => {
    if (!(state?.page instanceof ArrayBuffer)) return
    router.decryptHistory().catch((error) => {
      console.warn('The entry of the history cannot be read', error)
    })
  })
}

/** An entry without its page: Back finds what no key opens, and asks the server. */
function leaveOutOfHistory() {
  const { pushState, replaceState } = window.history
  window.history.pushState = (state, ...rest) =>
    pushState.call(window.history, withoutPage(state), ...rest)
  window.history.replaceState = (state, ...rest) =>
    replaceState.call(window.history, withoutPage(state), ...rest)
}

function withoutPage(state: { page?: KeptPage } | null) {
  return state?.page?.unkept ? { ...state, page: new ArrayBuffer(0) } : state
}
