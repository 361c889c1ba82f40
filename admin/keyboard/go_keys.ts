import { mayRole, type RoleName } from '../access/roles'

/** Begins the way to a list. */
export const GO = 'g'

/** The first page, which everybody may open. */
export const HOME = 'home'

/** The letter after `g` for each list that is opened often. */
const LETTERS: Record<string, string> = {
  h: HOME,
  w: 'waiting_deeds',
  d: 'disputes',
  q: 'counselling_questions',
  v: 'harvest_cases',
  e: 'messages',
  r: 'reports',
  o: 'orders',
  p: 'products',
  k: 'stock_items',
  c: 'categories',
  t: 'participating_products',
  b: 'code_batches',
  x: 'boosters',
  n: 'hand_bookings',
  m: 'members',
  a: 'campaigns',
  u: 'surveys',
  g: 'promotions',
  j: 'content_records',
  i: 'media',
  f: 'faq',
  s: 'settings',
  l: 'audit_lines',
  y: 'health',
}

/** A letter and the list it goes to. */
export interface GoKey {
  letter: string
  list: string
}

/** The letters that lead a role somewhere. */
export function goKeysOf(role: RoleName | undefined): GoKey[] {
  const all = Object.entries(LETTERS).map(([letter, list]) => ({ letter, list }))
  return all.filter(
    ({ list }) => list === HOME || (role !== undefined && mayRole(role, list, 'list'))
  )
}
