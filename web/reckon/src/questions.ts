// SPDX-License-Identifier: MIT
/** The questions of the API by their paths, such as `krypto/solve`. */
import type { Questions } from './api.ts';

/** Questions are only read. */
type Constant<Value> = { readonly [Key in keyof Value]: Constant<Value[Key]> };

export type Path = keyof Questions;
export type Ask<P extends Path> = Constant<Questions[P]['ask']>;
export type Answer<P extends Path> = Questions[P]['answer'];
