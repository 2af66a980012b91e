export const calcrostic = {
  title: 'Calcrostic',
  soon: 'Letters stand for digits, and every line is a sum. This table is being laid.',
};
