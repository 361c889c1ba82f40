import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { NotFound } from '#app/exceptions/page_exceptions'
import { linesByIds, sendListFile } from './list_file.js'
import { modelIds, modelPage } from './list_page.js'
import { listQuery, oneOf, type ListQuery, type ListShape } from './list_query.js'
import { filtered } from './list_search.js'

type Rows<Model extends LucidModel> = ModelQueryBuilderContract<Model>

/** A table whose rows staff list and read. */
export interface Listed<Model extends LucidModel, Line> {
  model: Model
  list: ListShape
  /** The rows a query means, where its filters are more than columns. */
  matching?: (query: ListQuery) => Rows<Model>
  /** Loads what is shown beside the columns: related models, counts of them. */
  shown?: (rows: Rows<Model>) => unknown
  /** What a transformer makes of the rows. */
  serialize: (rows: InstanceType<Model>[]) => Promise<Line[]>
  /** Says that there is no such row. */
  missing?: new () => Error
}

/**
 * The controller of a list of the back-office, and of its lines one by one.
 *
 * @throws not_found, or what `missing` is
 */
export function listController<Model extends LucidModel, Line>({
  model,
  list,
  matching = (query) => filtered(model.query(), query, list.searched),
  shown,
  serialize,
  missing = NotFound,
}: Listed<Model, Line>) {
  return class {
    async index(ctx: HttpContext) {
      return this.page(await listQuery(ctx, list))
    }

    async show({ params }: HttpContext) {
      return { data: await this.record(Number(params.id)) }
    }

    /** All lines that the page filters, in its order, as CSV or as a workbook. */
    async file(ctx: HttpContext) {
      return sendListFile(ctx, list, async (asked) => {
        const query = await this.wanted(asked)
        const ids = await modelIds(query, () => matching(query), shown)
        return linesByIds(ids, async (some) => (await this.page(some)).data as object[])
      })
    }

    /** What a list reads in place of what was asked for; it may refuse it. */
    protected async wanted(query: ListQuery): Promise<ListQuery> {
      return query
    }

    protected async page(asked: ListQuery) {
      const query = await this.wanted(asked)
      const { data, total } = await modelPage(query, () => matching(query), shown)
      return { data: await serialize(data), total }
    }

    protected async record(id: number): Promise<Line> {
      const { data } = await this.page(oneOf(id))
      if (!data.length) throw new missing()
      return data[0]
    }
  }
}
