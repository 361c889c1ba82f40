import { dot, spec } from '@japa/runner/reporters'
import type { Config } from '@japa/runner/types'
import { countReporter } from '#tests/support/count_reporter'

const countsFile = process.env.TEST_COUNTS_FILE

/** Titles where a person runs one suite; dots and a count where `npm test` runs them all. */
export const reporters: Config['reporters'] = countsFile
  ? { activated: ['dot', 'count'], list: [dot(), countReporter(countsFile)] }
  : { activated: ['spec'], list: [spec(), dot()] }
