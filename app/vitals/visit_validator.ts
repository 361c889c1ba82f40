import vine from '@vinejs/vine'
import { wholeNumber } from '#app/validation/numbers'
import { locales } from '#config/i18n'
import { assetsVersion } from '#config/inertia'
import { FIGURE_MAX } from './metrics.js'
import { MEASURED_PAGES } from './pages.js'

const figure = () => wholeNumber([0, FIGURE_MAX])

/** What a browser tells of a visit: nothing that leads to a person. */
export const visitValidator = vine.create({
  page: vine.enum(MEASURED_PAGES),
  device: vine.enum(['phone', 'desk'] as const),
  connection: vine.enum(['slow', 'fast', 'unknown'] as const),
  locale: vine.enum(locales),
  /** A page of an earlier build, open since, is no news of this one. */
  build: vine.enum([assetsVersion()]),
  ttfb: figure(),
  fcp: figure().optional(),
  lcp: figure().optional(),
  inp: figure().optional(),
  cls: figure().optional(),
})
