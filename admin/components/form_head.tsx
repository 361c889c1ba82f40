import { Box } from '@mui/material'
import { TextField } from 'react-admin'
import type { ReactNode } from 'react'
import { FigureField } from './figure_field'
import { RecordFact, RecordFacts, RecordHead } from './record_head'

interface FormHeadProps {
  /** What it is; else its Hungarian title. */
  title?: ReactNode
  /** One chip. */
  state?: ReactNode
  actions?: ReactNode
  /** Facts that the form does not change; a name alone is a figure of the record. */
  facts: Record<string, ReactNode>
}

/** The head of a record whose page is its form: the record as it was saved, whatever is typed below. */
export function FormHead({
  title = <TextField source="title_hu" />,
  facts,
  ...rest
}: FormHeadProps) {
  return (
    <Box sx={{ px: 2, pt: 2 }}>
      <RecordHead title={title} {...rest}>
        <RecordFacts>
          {Object.entries(facts).map(([source, fact]) => (
            <RecordFact key={source} source={source}>
              {fact === 'figure' ? <FigureField source={source} /> : fact}
            </RecordFact>
          ))}
        </RecordFacts>
      </RecordHead>
    </Box>
  )
}
