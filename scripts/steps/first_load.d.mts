import type { FirstLoad, Manifest } from '../../app/assets/first_load.js'

export interface Weight {
  javascript: number
  files: number
  css: number
}

export type Budget = Record<string, Weight>

export interface WeighedPage {
  page: string
  isBuilt: boolean
  english: Weight
  hungarian: Weight
  budget?: Weight
}

export function weighPages(
  folder: string,
  budget: Budget,
  firstLoadOf: (manifest: Manifest, page: string, locale: string) => FirstLoad
): WeighedPage[]
export function tableOf(rows: WeighedPage[]): string
export function faultsOf(rows: WeighedPage[]): string[]
