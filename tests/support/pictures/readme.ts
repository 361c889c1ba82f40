import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { SCREENS, TOLD_SCREENS } from './screens.js'
import type { PicturedShop } from './shop.js'
import { Camera, type View } from './take.js'

const FOLDER = app.makePath('docs/pictures')
/** What a reader sees no difference above. */
const QUALITY = 80

const PHONE: View = { locale: 'en', width: 390, height: 780, scale: 2 }
const DESK: View = { locale: 'en', width: 1280, height: 780 }

/** The screens that the README shows, by the name of their files. */
export const README_PICTURES: Record<string, { screen: string; view: View }> = {
  front_page: { screen: 'front_page', view: PHONE },
  home: { screen: 'home', view: PHONE },
  gifts: { screen: 'gifts', view: PHONE },
  cart: { screen: 'cart', view: PHONE },
  office_gifts: { screen: 'office_gifts', view: DESK },
  office_figures: { screen: 'office_figures', view: DESK },
  office_orders: { screen: 'office_orders', view: DESK },
  office_member: { screen: 'office_member', view: DESK },
  office_health: { screen: 'office_health', view: DESK },
  office_figures_phone: { screen: 'office_figures', view: PHONE },
  office_orders_phone: { screen: 'office_orders', view: PHONE },
  office_member_phone: { screen: 'office_member', view: PHONE },
  office_health_phone: { screen: 'office_health', view: PHONE },
}

export const README_FILES = Object.keys(README_PICTURES).map((name) => `${name}.webp`)

/** Takes them anew. */
export async function renewReadme(browser: Browser, shop: PicturedShop): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  for (const [name, { screen, view }] of Object.entries(README_PICTURES)) {
    const camera = new Camera(browser, shop, view)
    await camera.show({ ...SCREENS, ...TOLD_SCREENS }[screen])
    const picture = sharp(await camera.takeAtRest()).webp({ quality: QUALITY, effort: 6 })
    writeFileSync(join(FOLDER, `${name}.webp`), await picture.toBuffer())
    await camera.close()
  }
}
