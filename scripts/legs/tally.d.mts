interface Counts {
  passed?: number
  failed?: number
  skipped?: number
  failures?: string[]
  slowest?: { file: string; seconds: number }[]
}
interface LegCounts extends Required<Omit<Counts, 'slowest'>> {
  slowest?: Counts['slowest']
  unsteady?: string[]
  output: string
}

export class Tally {
  failures: string[]
  unsteady: string[]
  leftOut: string[]
  readonly line: string
  add(leg: string, counts: Counts & { unsteady?: string[] }): void
}
export function legLine(leg: string, counts: Counts, milliseconds: number): string
export function slowestLine(slowest?: Counts['slowest']): string
export function countsOfRun(
  code: number | string,
  text: string,
  lastTest?: string
): Required<Counts>
export function afterSecondTry(first: LegCounts, second: LegCounts): LegCounts
