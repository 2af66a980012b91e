// SPDX-License-Identifier: MIT
/** In the place of modules that are never asked for. */
export default undefined;
