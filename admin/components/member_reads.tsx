import { DialogContentText } from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { languageName } from '../format/language_name'

/** Tells who writes to a member in which language that member reads. */
export function MemberReads({ locale }: { locale: string }) {
  const translate = useTranslate()
  const [own] = useLocaleState()
  const other = translate('member_reads.other', { language: languageName(locale, own) })
  return <DialogContentText>{translate(`member_reads.${locale}`, { _: other })}</DialogContentText>
}
