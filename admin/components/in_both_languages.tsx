import { Grid } from '@mui/material'
import { TextInput, required } from 'react-admin'

interface InBothLanguagesProps {
  /** Without the language: `title` stands for `title_hu` and `title_en`. */
  source: string
  /** Name of the texts `words.<label>_hu` and `words.<label>_en`; else those of the resource. */
  label?: string
  helperText?: string
  /** Most characters. */
  max?: number
  multiline?: boolean
  /** Whether the Hungarian text is needed, and whether English may wait. */
  must?: boolean | 'both'
}

const needed = [required()]

/** A text in both languages, side by side. */
export function InBothLanguages(props: InBothLanguagesProps) {
  const { source, label, helperText, max, multiline, must } = props
  return (
    <Grid container columnSpacing={2} rowSpacing={1} sx={{ width: 1 }}>
      {['hu', 'en'].map((language) => (
        <Grid key={language} size={{ xs: 12, md: 6 }}>
          <TextInput
            source={`${source}_${language}`}
            label={label && `words.${label}_${language}`}
            helperText={helperText}
            validate={must && (language === 'hu' || must === 'both') ? needed : undefined}
            multiline={multiline}
            minRows={multiline ? 4 : undefined}
            slotProps={{ htmlInput: max ? { maxLength: max } : {} }}
          />
        </Grid>
      ))}
    </Grid>
  )
}
