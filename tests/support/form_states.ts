import type { Page, Route } from 'playwright'

/** From now on time passes as the test says. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Holds what is asked for under an address until it is let go. */
export async function holdRequests(page: Page, address: string): Promise<Route[]> {
  const held: Route[] = []
  await page.route(address, (route) => void held.push(route))
  return held
}

const HELD_MS_MAX = 30_000

/** Waits until there is something held. @throws Error where nothing is asked for */
export async function untilHeld(page: Page, held: Route[]): Promise<void> {
  const end = performance.now() + HELD_MS_MAX
  while (!held.length) {
    if (performance.now() > end) throw new Error(`Nothing was asked for in ${HELD_MS_MAX} ms`)
    await page.waitForTimeout(10)
  }
}

/**
 * How the last submission of a form stands by its own hook, which pages show as they choose. React keeps it, as last drawn, in the
 * queue of the hook.
 */
const PHASE = (form: string) => `(() => {
  const element = document.querySelector('${form}')
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'))
  for (let fiber = element[key]; fiber; fiber = fiber.return) {
    for (let hook = fiber.memoizedState; hook?.queue !== undefined; hook = hook.next) {
      const state = Object(hook.queue?.lastRenderedState)
      if ('recentlyFailed' in state) return state
    }
  }
})()`

/** Names of the flags of a form that are set. */
export async function flagsOf(page: Page, form: string): Promise<string[]> {
  const flags = await page.evaluate<Record<string, boolean>>(PHASE(form))
  return Object.keys(flags).filter((name) => flags[name])
}
