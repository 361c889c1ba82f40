import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGUMENTS, findMeasuringBrowser } from '../../scripts/services/chromium.mjs'
import { endProcess, forget, remember, startProcess } from '../../scripts/services/daemon.mjs'
import { freePort } from '../../scripts/services/ports.mjs'
import { startAhead } from './priority.mjs'
import { LANGUAGE } from './visitors.mjs'

/** Bytes of a kB. */
const KB = 1000
/** Until toasts are there, too, in ms. */
const VISIT_MS = 5000
/** A window that nobody sees is not slowed for that. */
const AWAKE = [
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
]

/** Lighthouse's mobile preset on a page, in a browser nobody has used before; the cookies are those of a member. */
export async function measureInLaboratory({ origin, switches }, page, cookies) {
  // From the packages of this folder, which are there once this is called.
  const [{ default: lighthouse }, { default: puppeteer }] = await Promise.all(
    ['lighthouse', 'puppeteer-core'].map((name) => import(name))
  )
  const { port, end } = await startChromium(switches)
  try {
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` })
    if (cookies.length) await browser.setCookie(...cookies)
    await browser.disconnect()
    const { lhr, artifacts } = await lighthouse(origin + page.path, {
      port,
      output: 'json',
      logLevel: 'error',
    })
    const figures = figuresOf(lhr, { page, wanted: origin + page.path })
    return { ...figures, mainMs: processorMs(artifacts.Trace.traceEvents) }
  } finally {
    await end()
  }
}

/** A browser that can be led over a port, and ends with this process. */
async function startChromium(switches) {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const browser = { folder, child: undefined }
  remember(browser)
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${folder}`]
  const started = await startAhead(() =>
    startProcess({
      command: findMeasuringBrowser(),
      args: [...CHROMIUM_ARGUMENTS, ...AWAKE, ...own, LANGUAGE, ...switches, 'about:blank'],
      options: { cwd: folder },
      ready: () => answers(port),
    })
  )
  browser.child = started.child
  return {
    port,
    async end() {
      await endProcess(started, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      forget(browser)
    },
  }
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/json/version`)).ok
  } catch (error) {
    if (error.name === 'TypeError') return false
    throw error
  }
}

function figuresOf({ audits, categories, runtimeError, finalDisplayedUrl }, { page, wanted }) {
  if (runtimeError) throw new Error(`${wanted}: ${runtimeError.message}`)
  // A member whose session is not taken would be measured on the login page.
  if (finalDisplayedUrl !== wanted) throw new Error(`${wanted} led to ${finalDisplayedUrl}`)
  const score = (name) => Math.round(categories[name].score * 100)
  // Not what the service worker asks for.
  const asked = audits['network-requests'].details.items.filter(
    ({ sessionTargetType }) => sessionTargetType === 'page'
  )
  // What the page asks for once its scripts have taken it over: its stream, toasts, what may be needed next.
  const marks = audits['user-timings'].details.items
  const { startTime: takenOverMs } = marks.find(({ name }) => name === 'taken-over')
  const { load: requests = [], then: onDemand = [] } = Object.groupBy(
    asked,
    ({ networkRequestTime: askedMs }) => (askedMs <= takenOverMs ? 'load' : 'then')
  )
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    scriptKb: kbOf(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    onDemandKb: kbOf(onDemand),
    failed: failedIn(page, { categories, audits }),
  }
}

/**
 * What the main thread of the page took of the processor in the first seconds of the visit, in ms: that others wanted the processor
 * too, browser, server or neighbours, is not in it, as it is in the time that scripts block.
 */
function processorMs(events) {
  const { pid, tid, ts: painted } = events.findLast(({ name }) => name === 'firstContentfulPaint')
  const ofPage = events.filter((event) => event.pid === pid && event.tid === tid)
  const begun = ofPage.findLast(({ name, ts }) => name === 'navigationStart' && ts <= painted).ts
  const us = ofPage
    .filter(({ name, ts }) => name === 'RunTask' && ts >= begun && ts < begun + VISIT_MS * 1000)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  return Math.round(us / 1000)
}

/** As they travelled, packed and with their headers. */
function kbOf(requests) {
  const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return Number((bytes / KB).toFixed(1))
}

/** What costs points where all of them are wanted, by the names Lighthouse gives. */
function failedIn(page, { categories, audits }) {
  const names = ['accessibility', 'best-practices', ...(page.visitor === 'guest' ? ['seo'] : [])]
  return names.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id)
  )
}
