// SPDX-License-Identifier: MIT
/** An empty module in place of modules that are never used. */
export default undefined;
