// The scanner reads a gallery of sticker photos: the share of each category, and how long one takes.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { registerPageModules } from '../../tests/support/page_modules.ts'
import { median } from '../load/fire.mjs'

const SEED = Number(process.env.BENCH_GALLERY_SEED ?? 1)
/** Photos of each of nine categories. */
const PHOTOS = Number(process.env.BENCH_GALLERY_PHOTOS ?? 16)
/** Least share of the photos of every category that is read, and longest median, in ms. */
const READ_LEAST = 0.9
const MEDIAN_MS_MOST = 150

/** Beside it, as the floor, what one look of the same decoder reads. */
export const gallery = {
  name: 'gallery',
  needsShop: false,
  async measure() {
    const categories = await readGallery(await reader())
    printCategories(categories)
    const worst = Math.min(...categories.map(({ read, photos }) => read / photos))
    const slowest = Math.max(...categories.map(({ medianMs }) => medianMs))
    const isWrong = categories.some(({ wrong }) => wrong > 0)
    return {
      name: 'gallery',
      goal: 'every category read, none wrongly',
      floor: {},
      ours: { perSecond: Math.round(1000 / slowest), p50: slowest },
      ratio: worst,
      bar: READ_LEAST,
      reached: worst >= READ_LEAST && slowest < MEDIAN_MS_MOST && !isWrong,
      categories,
    }
  },
}

/** The scanner's own reading, with the binary of the browser's worker. */
async function reader() {
  registerPageModules()
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(path)).buffer } })
  const { readQr } = await import('../../resources/scanner/read_qr.ts')
  return async (photo, patience) => (await readQr(readBarcodes, photo, patience))[0] ?? null
}

async function readGallery(read) {
  const { stickerGallery } = await import('../../tests/support/gallery/sticker_gallery.ts')
  const { takePhoto } = await import('../../tests/support/gallery/take_photo.ts')
  const categories = new Map()
  for (const { category, text, settings, seed } of stickerGallery(SEED, PHOTOS)) {
    const photo = await takePhoto(text, settings, seed)
    const row = categories.get(category) ?? { category, photos: 0, glance: 0, read: 0, wrong: 0 }
    categories.set(category, { times: [], ...row })
    await record(categories.get(category), { text, photo, read })
  }
  return [...categories.values()].map(({ times, ...row }) => ({ ...row, medianMs: median(times) }))
}

async function record(row, { text, photo, read }) {
  const begun = performance.now()
  const found = await read(photo, 'thorough')
  row.times.push(Number((performance.now() - begun).toFixed(1)))
  row.photos++
  if (found === text) row.read++
  else if (found !== null) row.wrong++
  if ((await read(photo, 'glance')) === text) row.glance++
}

function printCategories(categories) {
  for (const { category, photos, glance, read, wrong, medianMs } of categories) {
    const shares = `${read} of ${photos} read, ${glance} at the first look, ${wrong} wrongly`
    console.error(`gallery ${category.padEnd(12)} ${shares}, ${medianMs} ms at the median`)
  }
}
