// What is hoped for of a page, by the figure: at least or at most so much.

/** Goals of every page; scores from 0 to 100, times in ms. @source requirements L-20 */
const ALWAYS = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  lcp: { atMost: 1500 },
  cls: { atMost: 0.02 },
  scriptKb: { atMost: 130 },
  slowFirstPaint: { atMost: 3000 },
  slowTap: { atMost: 6000 },
  slowScripts: { atMost: 6000 },
}

/** Search engines see what guests see. */
const OF_GUESTS = { seo: { atLeast: 100 } }

/** The goals of a page, by figure. */
export const goalsOf = (page) => ({
  ...ALWAYS,
  ...(page.visitor === 'guest' && OF_GUESTS),
  ...page.goals,
})

/** Whether a figure is what was hoped for; undefined where nothing was. */
export function isReached(figure, goal) {
  if (!goal || figure === undefined) return undefined
  return goal.atLeast === undefined ? figure <= goal.atMost : figure >= goal.atLeast
}
