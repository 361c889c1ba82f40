import { against } from '../peers/compare.mjs'
import { medusa as medusaPeer } from '../peers/medusa.mjs'
import { vendure as vendurePeer } from '../peers/vendure.mjs'

/** Both shops on PostgreSQL, sixteen users, two hundred gifts. @source docs/decisions/0215 */
export const vendure = against(vendurePeer, {
  goal: 'M7: flows beside Vendure on PostgreSQL, wall time',
  flows: [
    { name: 'list of 24, by search', peer: 'search', ours: 'list', bar: 5 },
    { name: 'list of 24, by products', peer: 'products', ours: 'list', bar: 100 },
    { name: 'page of 12, by search', peer: 'searchPage', ours: 'page' },
    { name: 'detail', peer: 'detail', ours: 'detail', bar: 20 },
    { name: 'add to cart', peer: 'cart', ours: 'cart', bar: 30 },
    { name: 'order', peer: 'order', ours: 'order', bar: 75 },
  ],
})

export const medusa = against(medusaPeer, {
  goal: 'M8: flows beside Medusa on PostgreSQL, wall time',
  flows: [
    { name: 'list of 24', peer: 'list', ours: 'list', bar: 40 },
    { name: 'page of 12', peer: 'page', ours: 'page' },
    { name: 'detail', peer: 'detail', ours: 'detail', bar: 50 },
    { name: 'add to cart', peer: 'cart', ours: 'cart', bar: 150 },
    { name: 'order', peer: 'order', ours: 'order', bar: 400 },
  ],
})
