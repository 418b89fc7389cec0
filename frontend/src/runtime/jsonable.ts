/** What survives JSON: a function or a date in it would compile and be dead in the browser. */
export type Jsonable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Date | bigint | symbol | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Callable
    ? never
    : { [Key in keyof Value]: Jsonable<Value[Key]> };

type Callable = (...given: never) => unknown;
