import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import { COMPONENT_PAGE_FILES, componentPageFiles, freshComponentPage } from '../component_page.js'

const THEMES = ['light', 'dark']
const LOCALES = ['hu', 'en']

/** Shows every component of the pages in every state, in a theme and a language that the address names. */
export default class ComponentPageController {
  async index({ view, request, i18n }: HttpContext) {
    const { product_name: productName } = await settings()
    const files = [...(await freshComponentPage()).keys()]
    const own = (ending: string) =>
      files.filter((name) => !name.includes('/') && name.endsWith(ending))
    return view.render('dev/ui', {
      productName,
      theme: oneOf(THEMES, request.input('theme')) ?? 'light',
      locale: oneOf(LOCALES, request.input('locale')) ?? i18n.locale,
      styles: own('.css').map((name) => COMPONENT_PAGE_FILES + name),
      script: `${COMPONENT_PAGE_FILES}main.js`,
    })
  }

  async show({ request, response }: HttpContext) {
    const name = request.param('*').join('/')
    const file = (await componentPageFiles()).get(name)
    if (file === undefined) throw new NotFound()
    response.type(extname(name)).send(typeof file === 'string' ? file : Buffer.from(file))
  }
}

function oneOf(known: string[], asked: unknown): string | undefined {
  return known.find((one) => one === asked)
}
