import type { Page } from 'playwright'
import type { PicturedShop } from './shop.js'

/** Who looks at a screen. */
export type Onlooker = 'guest' | 'member' | 'staff'

/** One of the screens that are pictured. */
export interface Screen {
  who: Onlooker
  path: string | ((shop: PicturedShop) => string)
  /** Brings the page into the state that is pictured. */
  act?: (page: Page) => Promise<unknown>
  /** What is there when the page is whole, beside its heading. */
  awaits?: string
}

const guest = (path: string): Screen => ({ who: 'guest', path })
const member = (path: string, more: Partial<Screen> = {}): Screen => ({
  who: 'member',
  path,
  ...more,
})
const staff = (path: string, more: Partial<Screen> = {}): Screen => ({
  who: 'staff',
  path: `/admin/${path}`,
  ...more,
})

/** The key screens, by the name of their pictures. */
export const SCREENS: Record<string, Screen> = {
  front_page: guest('/'),
  login: guest('/belepes'),
  login_by_sms: guest('/belepes/sms'),
  registration: guest('/regisztracio'),
  forgotten_password: guest('/elfelejtett-jelszo'),
  questions: guest('/gyik'),
  terms: guest('/altalanos-reszveteli-feltetelek'),
  prize_game: guest('/szulinap'),
  nothing_here: guest('/nincs-ilyen-oldal'),
  home: member('/'),
  points_collection: member('/pontgyujtes'),
  gift_categories: member('/ajandekok/kategoriak'),
  gifts: member('/ajandekok'),
  gift: member('/ajandekok', {
    act: async (page) => {
      await page.locator('.card .card-title a').first().click()
      await page.locator('.dialog h1, .dialog h2').first().waitFor()
    },
  }),
  cart: member('/ajandekok?drawer=cart', { awaits: '.drawer footer, .drawer .empty' }),
  checkout: member('/bevaltas'),
  profile: member('/profil'),
  extra_points: member('/profil/extra-pontok'),
  orders: member('/rendelesek'),
  order: { who: 'member', path: ({ orderId }) => `/rendelesek/${orderId}` },
  notifications: member('/ertesitesek'),
  notification_choices: member('/ertesitesek/beallitasok'),
  advice: member('/profil/szaktanacsadas'),
  knowledge_base: member('/tudasbazis'),
  password_again: member('/user/confirm-password'),
  office_batches: staff('code_batches'),
  office_members: staff('members'),
  office_member: { who: 'staff', path: ({ memberId }) => `/admin/members/${memberId}/show` },
  office_orders: staff('orders'),
  office_gifts: staff('products'),
}

/** What the README shows beside them, and nothing compares: it tells of today and of the machine. */
export const TOLD_SCREENS: Record<string, Screen> = {
  office_figures: staff('reports'),
  office_health: staff('health', { awaits: '[data-part]' }),
}
