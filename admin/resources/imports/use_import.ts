import { useState } from 'react'
import { request, send } from '../../providers/http'
import type { ColumnMatch, Counts, FileColumns, ImportKind, ImportPreview } from './import_kind'
import { ResultCounts } from './result_counts'

/** A file is no form: under this name the shop leaves it to whom it is meant for. */
const FILE = { 'Content-Type': 'application/octet-stream' }

export type Step = 'file' | 'columns' | 'preview' | 'result'

/** How far the writing is. */
export interface Writing {
  counts: Counts
  done: number
  isDone: boolean
  isBroken: boolean
  result: Blob
}

/** The file that is brought in and how far it has come; it is sent anew for each step. */
export function useImport(kind: ImportKind) {
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<File>()
  const [columns, setColumns] = useState<FileColumns>()
  const [match, setMatch] = useState<ColumnMatch>({})
  const [preview, setPreview] = useState<ImportPreview>()
  const [writing, setWriting] = useState<Writing>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const ask = <Answer>(path: string, body: File) =>
    request<{ data: Answer }>(`/imports/${kind}${path}`, { method: 'PUT', body, headers: FILE })
  const matched = `?match=${encodeURIComponent(JSON.stringify(match))}`

  /** Does one step; where it fails, the page stays and says why. */
  async function doing(work: () => Promise<void>) {
    setProblem(undefined)
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      setProblem((error as Error).message)
    }
    setIsBusy(false)
  }

  const choose = (chosen: File) =>
    doing(async () => {
      const { data } = await ask<FileColumns>('/columns', chosen)
      setFile(chosen)
      setColumns(data)
      setMatch(data.match)
      setStep('columns')
    })
  const look = () =>
    doing(async () => {
      const { data } = await ask<ImportPreview>(`/preview${matched}`, file!)
      setPreview(data)
      setStep('preview')
    })
  const write = () =>
    doing(async () => {
      const init = { method: 'PUT', body: file, headers: FILE }
      const response = await send(`/imports/${kind}${matched}`, init)
      setStep('result')
      await follow(response, setWriting)
    })
  const again = () => {
    setWriting(undefined)
    setStep('file')
  }
  const back = (to: Step) => {
    setProblem(undefined)
    setStep(to)
  }
  const seen = { step, file, columns, match, preview, writing, problem, isBusy }
  return { ...seen, setMatch, choose, look, write, again, back }
}

/** Reads the result while it is written. */
async function follow(response: Response, tell: (writing: Writing) => void) {
  const counted = new ResultCounts()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const decoder = new TextDecoder()
  const told = (rest: { isDone: boolean; isBroken: boolean }) =>
    tell({
      counts: { ...counted.counts },
      done: counted.done,
      result: new Blob(pieces, { type: 'text/csv' }),
      ...rest,
    })
  const reader = response.body!.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      counted.add(decoder.decode(value, { stream: true }))
      told({ isDone: false, isBroken: false })
    }
    told({ isDone: true, isBroken: false })
  } catch {
    // The connection may end at any line; the page says so and keeps what came.
    told({ isDone: true, isBroken: true })
  }
}
