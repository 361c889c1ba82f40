import { Alert, Box, Card, CardContent, Step, StepLabel, Stepper, Typography } from '@mui/material'
import { Title, useTranslate } from 'react-admin'
import { Navigate, useParams } from 'react-router'
import { ChooseFile } from './choose_file'
import { IMPORT_KINDS, type ImportKind } from './import_kind'
import { ImportResult } from './import_result'
import { MatchColumns } from './match_columns'
import { PreviewLines } from './preview_lines'
import { useImport, type Step as StepName } from './use_import'

const STEPS: StepName[] = ['file', 'columns', 'preview', 'result']

/** Brings gifts or stock in from a file, in four steps. */
export function ImportPage() {
  const { kind } = useParams<{ kind: string }>()
  const known = IMPORT_KINDS.find((one) => one === kind)
  return known ? <Import key={known} kind={known} /> : <Navigate to="/" replace />
}

function Import({ kind }: { kind: ImportKind }) {
  const translate = useTranslate()
  const flow = useImport(kind)
  const { step, columns, preview, writing, problem } = flow
  const title = translate(`imports.title.${kind}`)
  return (
    <Card sx={{ mt: 2, maxWidth: 960 }}>
      <Title title={title} />
      <CardContent>
        <Stepper activeStep={STEPS.indexOf(step)} alternativeLabel sx={{ mb: 3, mt: 1 }}>
          {STEPS.map((name) => (
            <Step key={name}>
              <StepLabel>{translate(`imports.step.${name}`)}</StepLabel>
            </Step>
          ))}
        </Stepper>
        {flow.file && step !== 'file' && (
          <Typography sx={{ mb: 2, fontWeight: 700, overflowWrap: 'anywhere' }}>
            {flow.file.name}
          </Typography>
        )}
        {problem && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {translate(problem, { _: problem })}
          </Alert>
        )}
        <Box>
          {step === 'file' && <ChooseFile kind={kind} flow={flow} />}
          {step === 'columns' && columns && <MatchColumns columns={columns} flow={flow} />}
          {step === 'preview' && preview && <PreviewLines preview={preview} flow={flow} />}
          {step === 'result' && preview && writing && (
            <ImportResult kind={kind} writing={writing} preview={preview} onAgain={flow.again} />
          )}
        </Box>
      </CardContent>
    </Card>
  )
}
