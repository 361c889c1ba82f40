import { onceDrawn } from '~/after_first_paint'
import { FIRST_MENU, MENU_BUTTON } from '~/navigation/first_menu'
import { measuringCookie, type MeasuringAnswer } from '@rules/measuring_answer'

/**
 * Fetches what opens the menu as soon as a finger is on its button, also while the scripts of the page are on their way: without
 * it the menu would be asked for only after they came.
 */
export function fetchMenuWithHand(): void {
  const scripts = document.querySelector<HTMLMetaElement>('meta[name=menu-scripts]')
  addEventListener('pointerdown', fetchMenu, { capture: true, passive: true })

  function fetchMenu({ target }: PointerEvent) {
    if (!scripts || !(target as Element).closest(MENU_BUTTON)) return
    removeEventListener('pointerdown', fetchMenu, true)
    for (const href of scripts.content.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href })
      )
    }
  }
}

/**
 * Shows the links of the menu at once where somebody asks for them while the scripts are on their way: the document has them for
 * wide windows. The next tap closes them, wherever it is, and so does Escape; the drawer takes their place once it is there
 * (`first_menu.ts`).
 */
export function openMenuWithHand(): void {
  const page = document.documentElement
  const button = () => document.querySelector<HTMLElement>(MENU_BUTTON)
  const show = (isOpen: boolean) => {
    page.toggleAttribute(FIRST_MENU, isOpen)
    button()?.setAttribute('aria-expanded', String(isOpen))
  }
  const onClick = (event: MouseEvent) => {
    const [isOpen, isTaken] = [FIRST_MENU, 'data-taken-over'].map((mark) => page.hasAttribute(mark))
    const isOnButton = button()?.contains(event.target as Node) === true
    if (isTaken && !isOpen) return
    // The tap that closes them opens no drawer.
    if (isTaken && isOnButton) event.stopPropagation()
    if (isOpen || isOnButton) show(isOnButton && !isOpen)
  }
  addEventListener('click', onClick, { capture: true })
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !page.hasAttribute(FIRST_MENU)) return
    show(false)
    button()?.focus()
  })
}

/** So long the first paint has the line to itself, in ms; what is asked for then arrives after the styles on a slow line. */
const PAINT_ALONE_MS = 200

/**
 * Fetches what the page begins with, side by side, once the page was drawn, or while its styles still come on a slow line: the
 * document only names it. On a good line all of it would be there before the first paint, which then waits for scripts to be read.
 * This is asked for together with the styles and waits for none of them. @source docs/decisions/0217
 */
export function fetchFirst(): void {
  const timer = setTimeout(fetchNamed, PAINT_ALONE_MS)
  const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
  const fetchOnceDrawn = () => {
    // One that lies in the background is drawn when its reader comes to it.
    if (document.hidden) return
    // The line is free, and a slow processor may be about to draw for longer.
    clearTimeout(timer)
    onceDrawn(fetchNamed)
  }
  if (!styles || styles.sheet) fetchOnceDrawn()
  else styles.addEventListener('load', fetchOnceDrawn)
}

function fetchNamed() {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) {
    link.rel = link.dataset.rel!
  }
}

/** Takes an answer about measuring that is given while the scripts of the page are on their way: no press on the question is lost. */
export function takeAnswerWithHand(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-answer]')
    if (!button) return
    document.cookie = measuringCookie(button.dataset.answer as MeasuringAnswer, location)
    button.closest('section')!.hidden = true
  })
}
