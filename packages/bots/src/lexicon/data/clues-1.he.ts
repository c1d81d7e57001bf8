export const clues1 = `

`;
