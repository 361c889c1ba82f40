import {
  Button,
  Chip,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ImportedLine, ImportPreview } from './import_kind'
import { LineCounts, STATE_COLORS } from './line_counts'
import { reasonWords } from './reason_words'
import type { useImport } from './use_import'

const HEADS = ['line', 'state', 'name', 'what']
/** On a phone it stands beneath the name: the reason of a refusal is never off the page. */
const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } }
const PHONE_ONLY = { display: { xs: 'block', sm: 'none' } }
const CLOSE = { '& .MuiTableCell-root': { px: { xs: 0.75, sm: 2 } } }

type Flow = Pick<ReturnType<typeof useImport>, 'write' | 'back' | 'isBusy'>

/** What would become of the lines; the next step writes those that can be written. */
export function PreviewLines({ preview, flow }: { preview: ImportPreview; flow: Flow }) {
  const translate = useTranslate()
  const { counts, lines } = preview
  const written = counts.new + counts.changed
  const isCut = lines.length < written + counts.refused
  return (
    <>
      <LineCounts counts={counts} />
      {isCut && (
        <Typography color="text.secondary" gutterBottom>
          {translate('imports.preview.shown')}
        </Typography>
      )}
      {!lines.length && <Typography>{translate('imports.preview.nothing')}</Typography>}
      {lines.length > 0 && (
        <TableContainer sx={{ maxHeight: 480 }}>
          <Table size="small" stickyHeader sx={CLOSE}>
            <TableHead>
              <TableRow>
                {HEADS.map((name) => (
                  <TableCell key={name} sx={name === 'what' ? WIDE_ONLY : undefined}>
                    {translate(`imports.line.${name}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {lines.map((line) => (
                <PreviewLine key={line.line} line={line} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <Stack direction="row" spacing={2} sx={{ mt: 3 }}>
        <Button onClick={() => flow.back('columns')}>{translate('imports.preview.back')}</Button>
        <Button variant="contained" disabled={!written || flow.isBusy} onClick={flow.write}>
          {translate('imports.preview.write', { smart_count: written })}
        </Button>
      </Stack>
    </>
  )
}

function PreviewLine({ line: { line, state, name, ...why } }: { line: ImportedLine }) {
  const translate = useTranslate()
  const what = whatOf(why, translate)
  return (
    <TableRow>
      <TableCell>{line}</TableCell>
      <TableCell>
        <Chip
          size="small"
          color={STATE_COLORS[state]}
          label={translate(`imports.state.${state}`)}
        />
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Typography variant="caption" color="textSecondary" sx={PHONE_ONLY}>
          {what}
        </Typography>
      </TableCell>
      <TableCell sx={WIDE_ONLY}>{what}</TableCell>
    </TableRow>
  )
}

function whatOf(
  { reason, detail, fields }: Pick<ImportedLine, 'reason' | 'detail' | 'fields'>,
  translate: ReturnType<typeof useTranslate>
): string {
  if (reason) return reasonWords(reason, translate)
  return detail ?? fields?.map((field) => translate(`imports.fields.${field}`)).join(', ') ?? ''
}
