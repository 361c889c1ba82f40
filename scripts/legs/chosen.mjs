import { Failure } from '../steps/failure.mjs'
import { SUITE_LEGS } from './suites.mjs'

const LEGS = [{ name: 'checks', quick: true, alone: true }, ...SUITE_LEGS]
const OPTIONS = ['--quick', '--attack', '--everything']

/**
 * The legs that these words of the command line ask for, with the files each of them runs. Without a name it is what `npm test` runs
 * every day (docs/decisions/0216); a leg that is named runs all of its files, as all do with `--everything` and `--attack`.
 */
export function chosenLegs(args) {
  const names = args.filter((argument) => !argument.startsWith('-'))
  const known = [...new Set(LEGS.map(({ name, whole = name }) => whole))]
  const meant = ({ name, whole }) => names.includes(name) || names.includes(whole)
  const unknown = args.find(
    (argument) => ![...OPTIONS, ...known, ...LEGS.map(({ name }) => name)].includes(argument)
  )
  if (unknown) {
    throw new Failure(
      `"${unknown}" is not known here: name ${OPTIONS.join(', ')} or some of ${known.join(', ')}.`
    )
  }
  if (names.length) return LEGS.filter(meant)
  if (args.includes('--quick')) return LEGS.filter((leg) => leg.quick)
  return args.length ? LEGS : LEGS.filter(({ everyday }) => everyday !== false).map(ofEveryDay)
}

const ofEveryDay = ({ everyday, ...leg }) => (everyday ? { ...leg, files: everyday } : leg)
