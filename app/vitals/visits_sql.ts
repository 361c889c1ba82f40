import { forRows } from '#app/database/dialect'

/** Adds visits to those that were counted before. */
export const ADD_VISITS = forRows(
  {
    week: 'text',
    page: 'text',
    device: 'text',
    connection: 'text',
    locale: 'text',
    build: 'text',
    metric: 'text',
    atMost: 'integer',
    visits: 'integer',
  },
  (given) => `INSERT INTO page_vitals
    (week, page, device, connection, locale, build, metric, at_most, visits)
  SELECT week, page, device, connection, locale, build, metric, "atMost", visits
  FROM ${given} given WHERE true
  ON CONFLICT (week, page, device, connection, locale, build, metric, at_most)
  DO UPDATE SET visits = page_vitals.visits + excluded.visits`
)
