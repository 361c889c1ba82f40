import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { Folded } from '../../components/folded'

interface Representative {
  id: number
  last_name: string
  first_name: string
  phone: string | null
  email: string | null
  distribution_channel: string[]
  is_default: boolean
}

/** Who it is, how to reach them and for which professions. */
export function FoldedRepresentative() {
  const representative = useRecordContext<Representative>()
  const translate = useTranslate()
  if (!representative) return null
  const { last_name, first_name, phone, email, is_default: isDefault } = representative
  return (
    <Folded
      title={`${last_name} ${first_name}`}
      details={[phone, email, representative.distribution_channel.join(', ')]
        .filter(Boolean)
        .map((words) => (
          <div key={words}>{words}</div>
        ))}
      state={
        isDefault && (
          <Chip size="small" label={translate('resources.representatives.fields.is_default')} />
        )
      }
    />
  )
}
