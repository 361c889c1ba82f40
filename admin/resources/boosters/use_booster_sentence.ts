import { useGetMany, useLocaleState, useTranslate, type RaRecord } from 'react-admin'
import { boosterSentence, type Booster } from './booster_sentence'

type Draft = Booster & { product_ids?: number[] | null; profession_ids?: number[] | null }

/** A booster read back in the language of the reader, with the names of what it lists. */
export function useBoosterSentence(booster: Draft): string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const products = useNames('participating_products', booster.product_ids, 'title')
  const professions = useNames('professions', booster.profession_ids, 'name')
  return boosterSentence(booster, { products, professions }, { translate, locale })
}

function useNames(resource: string, ids: number[] | null | undefined, field: string): string[] {
  const wanted = ids ?? []
  const [locale] = useLocaleState()
  const options = { enabled: wanted.length > 0 }
  const { data } = useGetMany<RaRecord>(resource, { ids: wanted }, options)
  if (!wanted.length) return []
  const order = locale === 'hu' ? ['hu', 'en'] : ['en', 'hu']
  return wanted.map((id) => {
    const record = data?.find((one) => one?.id === id)
    const names = order.map((language) => record?.[`${field}_${language}`])
    return names.find(Boolean) ?? `#${id}`
  })
}
