import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'

/** What does not go out is mostly broken or not there, so nothing goes on sale again unless said so. */
export function BackInStore(props: { value: string; onChoose: (answer: string) => void }) {
  const { value, onChoose } = props
  const translate = useTranslate()
  return (
    <FormControl sx={{ pb: 2 }}>
      <FormLabel id="back-in-store">{translate('orders.replacing.is_back')}</FormLabel>
      <RadioGroup
        aria-labelledby="back-in-store"
        name="is_back"
        value={value}
        onChange={(_event, answer) => onChoose(answer)}
      >
        {['no', 'yes'].map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            control={<Radio />}
            label={translate(`orders.replacing.back.${answer}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
