import { ContainerResolver } from '@adonisjs/core/container'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

type Loader = () => Promise<{ default: unknown }>
type Call = (value: any, method: string, values?: any[], ...rest: any[]) => Promise<any>
type Make = (binding: any, ...rest: any[]) => Promise<any>

/** What is made once; undefined until it was made. */
const instances = new Map<unknown, object | undefined>()
const known = new WeakSet<object>()
let isOn = false

/** Middleware that keep nothing of a request: one object of each class serves all requests. */
export function kept<Loaders extends Loader[] | Record<string, Loader>>(loaders: Loaders): Loaders {
  const entries = Object.entries(loaders).map(([name, load]) => [name, keeping(load as Loader)])
  const wrapped: unknown = Array.isArray(loaders)
    ? entries.map(([, load]) => load)
    : Object.fromEntries(entries)
  return wrapped as Loaders
}

/**
 * Middleware of which none does anything after the next one, as one: they run in their order, and
 * what one of them throws is answered as if each stood alone.
 */
export function together(loaders: Loader[]): () => Promise<{ default: new () => Step }> {
  let known: { steps: unknown[]; module: { default: new () => Step } } | undefined
  return async () => {
    const modules = await Promise.all(loaders.map((load) => load()))
    const classes = modules.map((module) => module.default as new () => Step)
    // Loaded anew only while a file changes, in development.
    if (known?.steps.every((step, place) => step === classes[place])) return known.module
    const steps = classes.map((Class) => new Class())
    const module = {
      default: class Together {
        handle(ctx: HttpContext, next: NextFn) {
          return runFrom(steps, 0, { ctx, next })
        }
      },
    }
    known = { steps: classes, module }
    return module
  }
}

type Step = { handle(ctx: HttpContext, next: NextFn): any }

function runFrom(steps: Step[], place: number, call: { ctx: HttpContext; next: NextFn }): unknown {
  if (place === steps.length) return call.next()
  return steps[place].handle(call.ctx, () => runFrom(steps, place + 1, call) as Promise<unknown>)
}

/** The same for what the framework asks its container for in each request. */
export function keepInstanceOf(binding: unknown): void {
  if (!instances.has(binding)) instances.set(binding, undefined)
}

/**
 * Takes what is kept past the container, which otherwise looks up and builds some twenty
 * middleware for each request.
 */
export function useKeptInstances(): void {
  if (isOn) return
  isOn = true
  const prototype = ContainerResolver.prototype as unknown as { make: Make; call: Call }
  const { make, call } = prototype
  prototype.make = function (binding, ...rest) {
    return (instances.get(binding) as any) ?? making(binding, make.call(this, binding, ...rest))
  }
  prototype.call = function (value, method, values = [], ...rest) {
    return known.has(value)
      ? value[method](...values)
      : call.call(this, value, method, values, ...rest)
  }
}

function keeping(load: Loader): Loader {
  return async () => {
    const module = await load()
    keepInstanceOf(module.default)
    return module
  }
}

function making(binding: unknown, made: Promise<any>): Promise<any> {
  if (!instances.has(binding)) return made
  return made.then((instance: object) => {
    instances.set(binding, instance)
    known.add(instance)
    return instance
  })
}
