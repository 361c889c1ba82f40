import { Grid, Skeleton } from '@mui/material'
import { Suspense, lazy } from 'react'
import { required, useResourceContext } from 'react-admin'

const Editor = lazy(() => import('./editor'))

/** Room of an editor, in px: the form does not jump when it comes. */
const HEIGHT = 210
const needed = [required()]

interface RichTextProps {
  /** Without the language: `answer` stands for `answer_hu` and `answer_en`. */
  source: string
  /** Name of the texts `words.<label>_hu` and `words.<label>_en`; else those of the resource. */
  label?: string
  /** Whether the Hungarian text is needed; English may wait. */
  must?: boolean
}

/** A text with paragraphs, lists and links in both languages, side by side. */
export function RichTextInBothLanguages({ source, label, must }: RichTextProps) {
  const resource = useResourceContext()
  return (
    <Grid container columnSpacing={2} sx={{ width: 1 }}>
      {['hu', 'en'].map((language) => {
        const words = label && `words.${label}_${language}`
        return (
          <Grid key={language} size={{ xs: 12, md: 6 }} sx={{ mb: 2 }}>
            <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
              <Editor
                source={`${source}_${language}`}
                label={words}
                name={words ?? `resources.${resource}.fields.${source}_${language}`}
                validate={must && language === 'hu' ? needed : undefined}
              />
            </Suspense>
          </Grid>
        )
      })}
    </Grid>
  )
}
