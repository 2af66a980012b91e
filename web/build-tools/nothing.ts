/** In the place of modules that are never asked for. */
export default undefined;
