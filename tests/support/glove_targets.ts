import type { Locator } from 'playwright'

/** Side in px under which a finger in a glove misses. */
const GLOVE_PX = 56
const TARGETS = 'button, a.btn, .toggle, .input'

/** Visible things to press or fill in that are smaller than that on either side, with their size. */
export async function targetsTooSmall(within: Locator): Promise<string[]> {
  const small: string[] = []
  const targets = await within.locator(TARGETS).filter({ visible: true }).all()
  if (targets.length === 0) throw new Error('there is nothing to press here')
  for (const target of targets) {
    const { width, height } = (await target.boundingBox())!
    const name = (await target.getAttribute('aria-label')) ?? (await target.innerText())
    if (Math.min(width, height) < GLOVE_PX) small.push(`${name} ${width} × ${height}`)
  }
  return small
}
