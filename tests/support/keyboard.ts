import type { Locator, Page } from 'playwright'
import { STOP } from './keyboard_script.js'

/** Presses of Tab until something is given up; the longest page of the shop has fewer stops. */
const PRESSES_MAX = 80
/** A new page takes the focus a moment after it is there; until then it may lie elsewhere, in ms. */
const FOCUS_RESTS_MS = 300
const POLL_MS = 20
/** How long the focus may take to go where it belongs, in ms. */
const FOCUS_MS_MAX = 10_000

interface Stop {
  name: string
  /** After the last element, before the first. */
  isEnd: boolean
  /** Comes after the stop before, as the page is read. */
  isAfter: boolean
  faults: string[]
}

/**
 * Somebody at a page who has a keyboard and nothing else. Every stop on a way is looked at: the focus is seen, lies in the window
 * and under nothing, and goes in the order of the page. What was not so is in `faults`.
 */
export class KeyboardVisitor {
  readonly faults: string[] = []

  constructor(readonly page: Page) {}

  /** Presses Tab until the element has the focus. */
  async tabTo(wanted: Locator, { max = PRESSES_MAX, back = false } = {}): Promise<void> {
    const passed: string[] = []
    let turns = 0
    while (!(await hasFocus(wanted))) {
      if (passed.length === max) {
        throw new Error(`${wanted} was not reached in ${max} presses: ${passed.join(' → ')}`)
      }
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      const stop = await this.page.evaluate<Stop>(STOP)
      passed.push(stop.name)
      this.faults.push(...stop.faults.map((fault) => `${this.#place}: ${fault}`))
      if (!stop.isEnd && stop.isAfter === back && passed.length > 1) turns += 1
      if (turns > 1)
        throw new Error(`The focus jumps on the way to ${wanted}: ${passed.join(' → ')}`)
    }
  }

  /** Goes to the element and presses a key on it. */
  async press(wanted: Locator, key: 'Enter' | 'Space', options: { back?: boolean } = {}) {
    await this.tabTo(wanted, options)
    await this.page.keyboard.press(key)
  }

  /** Goes to a field and types. */
  async type(wanted: Locator, text: string): Promise<void> {
    await this.tabTo(wanted)
    await this.page.keyboard.type(text)
  }

  /** The focus goes there by itself, and stays. */
  async focusComesTo(wanted: Locator): Promise<void> {
    const end = Date.now() + FOCUS_MS_MAX
    let since = Date.now()
    while (Date.now() - since < FOCUS_RESTS_MS) {
      await this.page.waitForTimeout(POLL_MS)
      if (await hasFocus(wanted)) continue
      since = Date.now()
      if (since < end) continue
      const other = await this.page.evaluate<string>('document.activeElement.outerHTML')
      throw new Error(`The focus did not come to ${wanted}, but lies on ${other.slice(0, 200)}`)
    }
  }

  get #place() {
    return new URL(this.page.url()).pathname
  }
}

/** Whether one of the elements, or something inside of a dialog, has the focus. */
async function hasFocus(wanted: Locator): Promise<boolean> {
  return (await wanted.and(wanted.page().locator(':focus')).count()) > 0
}
