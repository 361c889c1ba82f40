import type { Page } from 'playwright'
import { submit } from '#tests/support/register_pages'
import type { Stage } from './scene.js'

/** A toast is a dialog by its role alone. */
export const dialogOf = (page: Page) =>
  page.locator('[role=dialog]:not(.toast), dialog[open]').last()

/** A button by its text of the catalogue. */
export const button = ({ page, t }: Stage, key: string, values?: Record<string, string | number>) =>
  page.getByRole('button', { name: t(key, values), exact: true })

/** Presses a button and waits for what it opens. */
export const opens = (key: string) => async (stage: Stage) => {
  await button(stage, key).first().click()
  await dialogOf(stage.page).waitFor()
}

/** Waits for a drawer or a dialog that comes by itself. */
export const awaitsDialog = ({ page }: Stage) => dialogOf(page).waitFor()

/** Waits until a field says what is wrong with it. */
export const bad = ({ page }: Stage) =>
  page.locator('main [aria-invalid=true], [role=dialog] [aria-invalid=true]').first().waitFor()

/** Sends the form of a page as it came. */
export async function sendEmpty(stage: Stage): Promise<void> {
  await submit(stage.page)
  await bad(stage)
}

/** Sends the form of a dialog as it came. */
export async function sendDialogEmpty(stage: Stage): Promise<void> {
  await dialogOf(stage.page).locator('button[type=submit]').click()
  await bad(stage)
}

/** Does one thing after the other. */
export const both =
  (...acts: ((stage: Stage) => Promise<unknown>)[]) =>
  async (stage: Stage) => {
    for (const act of acts) await act(stage)
  }
