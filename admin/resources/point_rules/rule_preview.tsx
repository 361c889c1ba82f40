import { Alert } from '@mui/material'
import { useGetList, useGetMany, useLocaleState, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { ruleSentence, type Rule } from './rule_sentence'
import { RANGED_SOURCES } from '@rules/point_sources'

type Product = { id: number; title_hu: string; title_en: string; points: number }
type Draft = Rule & { product_id?: number | null }

/** Reads back what is being filled in, and says what it replaces. */
export function RulePreview() {
  const draft = useWatch() as Draft
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const isScan = draft.source === 'qrcode'
  const product = useProduct(isScan ? draft.product_id : undefined)
  const held = useHeldRule(draft)
  const isRanged = RANGED_SOURCES.includes(draft.source ?? '')
  const sentence = ruleSentence(
    {
      ...draft,
      points_to: isRanged ? draft.points_to : null,
      product_title_hu: product?.title_hu,
      product_title_en: product?.title_en,
      previous_points_from: held?.points_from ?? product?.points,
      previous_points_to: held?.points_to,
    },
    translate,
    locale
  )
  return (
    <Alert severity="info" icon={false} sx={{ width: 1 }} data-testid="rule-sentence">
      {sentence || translate('point_rules.incomplete')}
    </Alert>
  )
}

function useProduct(id: number | null | undefined): Product | undefined {
  const ids = id ? [id] : []
  const { data } = useGetMany<Product>('participating_products', { ids }, { enabled: !!id })
  return id ? data?.[0] : undefined
}

/** The rule that holds now. */
function useHeldRule({ source, product_id }: Draft): (Draft & { id: number }) | undefined {
  const about = source === 'qrcode' ? { product_id } : { source }
  const isKnown = source === 'qrcode' ? !!product_id : !!source
  const { data } = useGetList<Draft & { id: number }>(
    'point_rules',
    { filter: { ...about, state: 'in_force' }, pagination: { page: 1, perPage: 1 } },
    { enabled: isKnown }
  )
  return isKnown ? data?.[0] : undefined
}
