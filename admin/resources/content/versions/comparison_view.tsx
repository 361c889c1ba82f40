import { Box, Chip, Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ChangedBlock, ChangedValue, Comparison } from '../compare/compare_bodies'
import { nameKey } from '../editor/new_block'
import { nameOf } from '../records/problem_list'

const COLORS = { added: 'success', removed: 'error', changed: 'info' } as const
const WORDS = {
  'whiteSpace': 'pre-wrap',
  'overflowWrap': 'anywhere',
  '& ins': { backgroundColor: 'success.main', color: 'background.paper', textDecoration: 'none' },
  '& del': { color: 'error.main' },
}

/** What differs between two versions, word by word and as text. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const translate = useTranslate()
  const { fields, blocks } = comparison
  if (fields.length + blocks.length === 0) {
    return <Typography>{translate('content.versions.same')}</Typography>
  }
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Values values={fields} />
      {blocks.map((block) => (
        <Box key={block.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
          <BlockHead block={block} />
          <Values values={block.values} />
        </Box>
      ))}
    </Stack>
  )
}

function BlockHead({ block: { name, change, isMoved, values } }: { block: ChangedBlock }) {
  const translate = useTranslate()
  const isOnlyMoved = isMoved && values.length === 0
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', mb: 0.5 }}>
      <Typography sx={{ fontWeight: 700 }}>{translate(nameKey(name), { _: name })}</Typography>
      {!isOnlyMoved && (
        <Chip size="small" color={COLORS[change]} label={translate(`content.versions.${change}`)} />
      )}
      {isMoved && <Chip size="small" label={translate('content.versions.moved')} />}
    </Stack>
  )
}

function Values({ values }: { values: readonly ChangedValue[] }) {
  const translate = useTranslate()
  return values.map(({ name, pieces }) => (
    <Box key={name}>
      <Typography variant="caption" color="textSecondary">
        {nameOf(name, translate)}
      </Typography>
      <Typography component="div" variant="body2" sx={WORDS}>
        {pieces.map(({ text, change }, at) => {
          const Mark = change === 'added' ? 'ins' : change === 'removed' ? 'del' : 'span'
          // oxlint-disable-next-line react/no-array-index-key
          return <Mark key={at}>{text}</Mark>
        })}
      </Typography>
    </Box>
  ))
}
