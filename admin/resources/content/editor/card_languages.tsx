import { Chip } from '@mui/material'
import { useTranslate } from 'react-admin'
import { LANGUAGES, missingIn, type Field } from '../fields/field'
import type { Block } from '../tree/block_tree'

interface CardLanguagesProps {
  block: Block
  fields: readonly Field[]
}

/** Marks in which language a text lacks, or the one language the block is shown in. */
export function CardLanguages({ block, fields }: CardLanguagesProps) {
  const translate = useTranslate()
  if (block.only) {
    const label = translate('content.only', { language: block.only.toUpperCase() })
    return <Chip size="small" label={label} sx={{ ml: 0.5 }} />
  }
  const missing = missingIn(fields, block.props)
  return LANGUAGES.filter((language) => missing[language] > 0).map((language) => (
    <Chip
      key={language}
      size="small"
      color="warning"
      sx={{ ml: 0.5 }}
      label={translate('content.missing_in', { language: language.toUpperCase() })}
    />
  ))
}
