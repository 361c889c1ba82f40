import { modelPage } from '#app/http/list_page'
import { serialized } from '#app/http/serialized'
import { nothingFound, registerStaffSearch } from '#app/staff/search'
import { foundBatch } from '../code_batches/queries/admin/found_batch.js'
import FoundBatchTransformer from '../code_batches/transformers/admin/found_batch_transformer.js'
import { listedProducts, withWorth } from '../participating/queries/admin/listed_products.js'
import ParticipatingProductTransformer from '../participating/transformers/admin/participating_product_transformer.js'

registerStaffSearch(
  {
    list: 'code_batches',
    async find(_query, q) {
      const found = await foundBatch(q)
      if (!found) return nothingFound()
      return { data: await serialized(FoundBatchTransformer.transform([found])), total: 1 }
    },
  },
  {
    list: 'participating_products',
    async find(query) {
      const { data, total } = await modelPage(query, () => listedProducts(query), withWorth)
      return { data: await serialized(ParticipatingProductTransformer.transform(data)), total }
    },
  }
)
