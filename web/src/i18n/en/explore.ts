export const explore = { title: 'Explore' };
