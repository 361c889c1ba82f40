/** The figures that a machine changes, with their names in a sentence. */
const TIMES = {
  lcp: 'largest paint',
  tbt: 'time scripts block',
  mainMs: 'processor time of the main thread',
  slowFirstPaint: 'first paint on the slow line',
  slowTap: 'tap on the slow line',
  slowScripts: 'scripts on the slow line',
}

/**
 * Says of each time how often this code was the slower one of a pair: two codes that are alike are so in about half of the pairs,
 * however far apart single rounds are.
 *
 * @param own rounds of this code
 * @param other rounds of the other one, each measured right before or after its pair
 */
export function comparisonOf(own, other) {
  return Object.entries(TIMES).map(([figure, title]) => {
    const slower = own.filter((round, at) => round[figure] > other[at][figure]).length
    return `${title}: slower in ${slower} of ${own.length}`
  })
}
