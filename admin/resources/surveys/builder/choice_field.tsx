import { MenuItem, TextField } from '@mui/material'

interface ChoiceFieldProps {
  label: string
  value: string | string[]
  choices: { value: string; label: string }[]
  /** Whether several may be chosen. */
  isMany?: boolean
  isWrong?: boolean
  onChoose: (value: string) => void
  onChooseMany?: (values: string[]) => void
}

/** A list to choose from, outside of the fields that react-admin keeps. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { label, value, choices, isMany = false, isWrong = false, onChoose, onChooseMany } = props
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      error={isWrong}
      onChange={({ target }) => {
        const chosen: unknown = target.value
        if (Array.isArray(chosen)) onChooseMany?.(chosen.map(String))
        else onChoose(String(chosen))
      }}
      slotProps={{ select: { multiple: isMany } }}
      sx={{ minWidth: 160, maxWidth: 1 }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}
