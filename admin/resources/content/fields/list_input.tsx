import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Chip,
  FormHelperText,
  IconButton,
  Stack,
  Typography,
} from '@mui/material'
import { ArrowDown, ArrowUp, ChevronDown, Plus, Trash2 } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { missingIn, rowsOf, textOf, type Field } from './field'
import { problemsBelow } from './problems'
import {
  useFieldLabel,
  useHint,
  type FieldProps,
  type OneInputProps,
  type Values,
} from './one_input'

type Row = Record<string, unknown>

interface WithInputs {
  /** The inputs of several fields: a row has the same ones as a block. */
  Inputs: ComponentType<Omit<FieldProps, 'field'> & { fields: readonly Field[] }>
}

/** Rows of the same fields, such as the slides of a carousel or the links of the menu; only the open row has inputs. */
export function ListInput({ Inputs, ...props }: OneInputProps & WithInputs) {
  const { field, name, values, onChange, problems, isReadOnly } = props
  const translate = useTranslate()
  const label = useFieldLabel(props)
  const hint = useHint(props)
  const rows = rowsOf(values[name])
  const write = (changed: Row[]) => onChange({ [name]: changed })
  const swap = (at: number, other: number) => {
    write(rows.with(at, rows[other]).with(other, rows[at]))
  }
  const isFull = field.max !== undefined && rows.length >= field.max
  return (
    <Box sx={{ width: 1 }}>
      <Typography variant="body2" sx={{ mb: 0.5, fontWeight: 700 }}>
        {label}
      </Typography>
      {hint && <FormHelperText sx={{ mb: 0.5 }}>{hint}</FormHelperText>}
      {rows.map((row, at) => (
        <ListRow
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          Inputs={Inputs}
          field={field}
          row={row}
          title={titleOf(field, row) || `${label} ${at + 1}`}
          problems={problemsBelow(problems, `${name}.${at}.`)}
          isReadOnly={isReadOnly}
          onChange={(changed) => write(rows.with(at, { ...row, ...changed }))}
          onUp={at > 0 ? () => swap(at, at - 1) : undefined}
          onDown={at < rows.length - 1 ? () => swap(at, at + 1) : undefined}
          onRemove={() => write(rows.toSpliced(at, 1))}
        />
      ))}
      <Button
        startIcon={<Plus size={18} aria-hidden />}
        disabled={isReadOnly || isFull}
        onClick={() => write([...rows, newRow(field)])}
      >
        {translate('content.list.add')}
      </Button>
    </Box>
  )
}

interface ListRowProps extends WithInputs {
  field: Field
  row: Row
  title: string
  problems: Readonly<Record<string, string>>
  isReadOnly: boolean
  onChange: (changed: Row) => void
  onUp?: () => void
  onDown?: () => void
  onRemove: () => void
}

function ListRow(props: ListRowProps) {
  const { Inputs, field, row, title, problems, isReadOnly, onChange, onUp, onDown, onRemove } =
    props
  const translate = useTranslate()
  const { hu, en } = missingIn(field.fields ?? [], row)
  const acts = [
    { key: 'up', Icon: ArrowUp, act: onUp },
    { key: 'down', Icon: ArrowDown, act: onDown },
    { key: 'remove', Icon: Trash2, act: onRemove },
  ]
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ '&.Mui-disabled': { opacity: 1 } }}
    >
      <AccordionSummary expandIcon={<ChevronDown size={18} aria-hidden />}>
        <Typography sx={{ overflowWrap: 'anywhere', flex: 1 }}>{title}</Typography>
        {row.is_shown === false && <Chip size="small" label={translate('content.list.hidden')} />}
        {hu > 0 && <Chip size="small" color="warning" label="HU" sx={{ ml: 0.5 }} />}
        {en > 0 && <Chip size="small" color="warning" label="EN" sx={{ ml: 0.5 }} />}
      </AccordionSummary>
      <AccordionDetails>
        <Inputs
          fields={field.fields ?? []}
          values={row as Values}
          onChange={onChange}
          problems={problems}
          isReadOnly={isReadOnly}
        />
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          {acts.map(({ key, Icon, act }) => (
            <IconButton
              key={key}
              disabled={isReadOnly || !act}
              aria-label={`${translate(`content.list.${key}`)}: ${title}`}
              onClick={act}
            >
              <Icon size={18} />
            </IconButton>
          ))}
        </Stack>
      </AccordionDetails>
    </Accordion>
  )
}

/** What a row says of itself: its first text. */
function titleOf({ fields = [] }: Field, row: Row): string {
  const first = fields.find(({ kind }) => kind === 'plain')
  if (!first) return ''
  return first.both
    ? textOf(row, `${first.name}_hu`) || textOf(row, `${first.name}_en`)
    : textOf(row, first.name)
}

function newRow({ fields = [] }: Field): Row {
  return Object.fromEntries(
    fields.filter(({ begin }) => begin !== undefined).map(({ name, begin }) => [name, begin])
  )
}
