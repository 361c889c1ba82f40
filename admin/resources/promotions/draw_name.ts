type Translate = (key: string, values?: object) => string

/** What a draw is called: week 3, the main draw, or the same drawn again. */
export function drawName(key: string, translate: Translate): string {
  const [, week, again] = /^(?:w(\d+)|main)(b*)$/.exec(key) ?? []
  const name = week
    ? translate('promotions.draw.week', { week })
    : translate('promotions.draw.main')
  return again ? translate('promotions.draw.again', { name }) : name
}
