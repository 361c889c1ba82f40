import type { Page } from 'playwright'

/** What a browser with an empty cache fetched for a page before anybody touched it. */
export interface FetchedLoad {
  /** Addresses of the scripts, without their folder. */
  scripts: string[]
  /** Of all of them together, as they travelled, in kB. */
  javascript: number
  /** Of all styles together, in kB. */
  css: number
  /** Language files. */
  texts: string[]
}

/** A page that has fetched nothing for so long fetches nothing by itself before it is at rest, in ms. */
const QUIET_MS = 1500

/**
 * Run in the page: every file it fetched, with what travelled of its contents, in bytes. Scripts and styles that were fetched as
 * data are kept for places without a network, and are no part of the page.
 */
const FETCHED = `performance.getEntriesByType('resource')
  .map(({ name, encodedBodySize, initiatorType }) => ({
    path: new URL(name).pathname,
    bytes: encodedBodySize,
    isData: initiatorType === 'fetch',
  }))
  .filter(({ path, isData }) => !(isData && path.startsWith('/assets/')))`

/** What an opened page has fetched once it is quiet. */
export async function fetchedLoad(page: Page): Promise<FetchedLoad> {
  let fetched: { path: string; bytes: number }[] = []
  for (let before = -1; before !== fetched.length;) {
    before = fetched.length
    await page.waitForTimeout(QUIET_MS)
    fetched = await page.evaluate(FETCHED)
  }
  const scripts = fetched.filter(({ path }) => path.endsWith('.js'))
  return {
    scripts: scripts.map(({ path }) => path.replace('/assets/', '')),
    javascript: kilobytes(scripts),
    css: kilobytes(fetched.filter(({ path }) => path.endsWith('.css'))),
    texts: [...new Set(fetched.map(({ path }) => path))].filter((path) =>
      path.startsWith('/lang/')
    ),
  }
}

function kilobytes(files: { bytes: number }[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
}
