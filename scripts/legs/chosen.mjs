import { Failure } from '../steps/failure.mjs'
import { SUITE_LEGS } from './suites.mjs'

const LEGS = [{ name: 'checks', quick: true, everyday: true, alone: true }, ...SUITE_LEGS]
const OPTIONS = ['--quick', '--attack', '--everything']
const BEGIN_WITHIN = /^--begin-within=(\d+)$/

/** After how many minutes no further leg begins but those of every day; Infinity where nobody says so. */
export const minutesIn = (args) =>
  Number(args.map((argument) => BEGIN_WITHIN.exec(argument)?.[1]).find(Boolean) ?? Infinity)

/**
 * The legs that these words of the command line ask for. Without a name it is what `npm test` runs
 * every day (docs/decisions/0216); with `--everything` and `--attack` it is all of them.
 */
export function chosenLegs(args) {
  const names = args.filter((argument) => !argument.startsWith('-'))
  const known = [...new Set(LEGS.map(({ name, whole = name }) => whole))]
  const meant = ({ name, whole }) => names.includes(name) || names.includes(whole)
  const unknown = args.find(
    (argument) =>
      !BEGIN_WITHIN.test(argument) &&
      ![...OPTIONS, ...known, ...LEGS.map(({ name }) => name)].includes(argument)
  )
  if (unknown) {
    throw new Failure(
      `"${unknown}" is not known here: name ${OPTIONS.join(', ')} or some of ${known.join(', ')}.`
    )
  }
  if (names.length) return LEGS.filter(meant)
  if (args.includes('--quick')) return LEGS.filter((leg) => leg.quick)
  return args.length ? LEGS : LEGS.filter(({ everyday }) => everyday)
}
