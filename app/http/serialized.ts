import { BaseSerializer } from '@adonisjs/core/transformers'

/** Back-office answers carry `data` and `total` themselves, so nothing is wrapped. */
class PlainSerializer extends BaseSerializer {
  wrap: undefined

  definePaginationMetaData(): undefined {
    return undefined
  }
}

const serializer = new PlainSerializer()

/** What a transformer makes of its resources, as JSON is sent: `await serialized(FaqEntryTransformer.transform(rows))`. */
export const serialized: typeof serializer.serialize = serializer.serialize.bind(serializer)
