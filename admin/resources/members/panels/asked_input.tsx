import { MenuItem, TextField, type TextFieldProps } from '@mui/material'
import { useTranslate } from 'react-admin'

/** How members ask for something; the server knows the same. */
const WAYS = ['phone', 'letter', 'email', 'in_person']

/** How the member asked for what is done here. */
export function AskedInput(field: TextFieldProps) {
  const translate = useTranslate()
  return (
    <TextField {...field} select>
      {WAYS.map((way) => (
        <MenuItem key={way} value={way}>
          {translate(`members.ways.${way}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
