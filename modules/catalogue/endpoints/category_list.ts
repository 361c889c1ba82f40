import { page, type PageEndpoint } from '#app/shortcut/endpoint'
import { NotThere } from '#catalogue/exceptions'
import { categories } from '../products/queries/categories_sql.js'
import { pageOf } from './request_facts.js'

/** The gift categories. */
export const categoryList: PageEndpoint = {
  async show({ locale, qs }) {
    const wanted = pageOf(qs().page ?? '1')
    if (wanted < 1) throw new NotThere()
    const shown = await categories(locale, wanted)
    if (wanted > shown.last_page) throw new NotThere()
    return page('catalogue/categories', shown)
  },
}
