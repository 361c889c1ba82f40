import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** As files are packed by the build, and served. */
const QUALITY = constants.BROTLI_MAX_QUALITY
const BYTES_IN_KB = 1000
/** English brings its texts with the scripts; all others fetch theirs and weigh the same. */
const LOCALES = ['en', 'hu']

/**
 * What each page of a build weighs before anybody touches it, beside what its budget allows.
 *
 * @param folder what the bundler wrote, with its manifest
 * @param budget by page: kB of JavaScript and styles, packed, and number of scripts
 * @param firstLoadOf `app/assets/first_load.ts` of the same build
 */
export function weighPages(folder, budget, firstLoadOf) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const sizes = new Map()
  const kilobytesOf = (files) =>
    files.reduce((sum, file) => sum + packedSize(folder, file, sizes), 0) / BYTES_IN_KB
  const weigh = (page, locale) => {
    const { scripts, styles } = firstLoadOf(manifest, page, locale)
    return { javascript: kilobytesOf(scripts), files: scripts.length, css: kilobytesOf(styles) }
  }
  return pagesOf(manifest, budget).map((page) => {
    const [english, hungarian] = LOCALES.map((locale) => weigh(page, locale))
    return { page, isBuilt: isBuilt(manifest, page), english, hungarian, budget: budget[page] }
  })
}

function pagesOf(manifest, budget) {
  const built = Object.keys(manifest).flatMap((source) => PAGE.exec(source)?.[1] ?? [])
  return [...new Set([...built, ...Object.keys(budget)])].sort()
}

const PAGE = /^resources\/pages\/(.+)\.tsx$/

const isBuilt = (manifest, page) => `resources/pages/${page}.tsx` in manifest

function packedSize(folder, file, sizes) {
  if (!sizes.has(file)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY }
    sizes.set(file, brotliCompressSync(readFileSync(join(folder, file)), { params }).length)
  }
  return sizes.get(file)
}

/** One line for each page: what it weighs in the heavier language, and what it may. */
export function tableOf(rows) {
  const head = ['page', 'JavaScript en', 'hu', 'may be', 'files', 'may be', 'CSS', 'may be']
  const lines = rows
    .filter(({ isBuilt }) => isBuilt)
    .map(({ page, english, hungarian, budget }) => [
      page,
      `${english.javascript.toFixed(1)} kB`,
      `${hungarian.javascript.toFixed(1)} kB`,
      String(budget?.javascript ?? '–'),
      String(english.files),
      String(budget?.files ?? '–'),
      `${english.css.toFixed(1)} kB`,
      String(budget?.css ?? '–'),
    ])
  const widths = head.map((_, at) => Math.max(...[head, ...lines].map((line) => line[at].length)))
  return [head, ...lines]
    .map((line) =>
      line.map((cell, at) => (at ? cell.padStart : cell.padEnd).call(cell, widths[at]))
    )
    .map((cells) => cells.join('  '))
    .join('\n')
}

/** A sentence for every page that is above its budget, that has none, or that is gone. */
export function faultsOf(rows) {
  return rows.flatMap(({ page, isBuilt, english, hungarian, budget }) => {
    if (!isBuilt) return [`${page} has a budget and is no page`]
    if (!budget) return [`${page} has no budget`]
    const heaviest = {
      javascript: Math.max(english.javascript, hungarian.javascript),
      files: Math.max(english.files, hungarian.files),
      css: Math.max(english.css, hungarian.css),
    }
    return Object.entries(UNITS)
      .filter(([what]) => !(heaviest[what] <= budget[what]))
      .map(([what, unit]) => {
        return `${page} has ${heaviest[what].toFixed(1)} ${unit}, its budget is ${budget[what]}`
      })
  })
}

const UNITS = { javascript: 'kB of JavaScript', files: 'scripts', css: 'kB of CSS' }
