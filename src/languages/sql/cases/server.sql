CREATE TABLE [dbo].[Order Details] ( -- ^ chunk table dbo.Order Details exported
  [Id] int IDENTITY(1,1) NOT NULL, -- ^ chunk field dbo.Order Details.Id type=int notes="identity((1,1)) not null"
  CONSTRAINT [PK] PRIMARY KEY CLUSTERED ([Id] ASC) -- ^ chunk property dbo.Order Details.PK ^ refs .Id:read
)
GO
CREATE PROC dbo.load @from int, @to int = 3 AS -- ^ chunk function dbo.load(@from: int, @to: int = 3) exported lines=6-9
SET NOCOUNT ON;
SELECT * FROM #temp t WHERE t.n > @from; -- ^ refs #temp:read t:read .n:read
EXEC other_proc @from; -- ^ call other_proc in=dbo.load
GO
CREATE INDEX ix ON dbo.load_log (a, b DESC) INCLUDE (c) -- ^ chunk index ix exported ^ refs dbo:read load_log:read .a:read .b:read .c:read
GO
ALTER PROCEDURE dbo.load AS SELECT 1 -- ^ chunk function dbo.load() exported
GO
CREATE VIEW dbo.rates AS SELECT CAST(100. * a / (a + b) AS DECIMAL(15, 1)) AS [# Reads], c AS [% Full] FROM dbo.load_log -- ^ chunk view dbo.rates exported ^ no error
GO
CREATE TABLE [#kept] ([Id] int) -- ^ chunk table #kept exported ^ chunk field #kept.Id type=int ^ no error
GO
CREATE PROC dbo.fill AS -- ^ chunk function dbo.fill() exported lines=19-36
DECLARE @sql nvarchar(max) = 'C:\Backups\'; -- ^ no error
CREATE TABLE #made (id int); -- ^ bind let #made
SELECT id INTO #taken FROM
#made -- ^ refs #made:read
;
SELECT m.id, j.Id, s.n -- ^ refs m:read .id:read j:read .Id:read s:read .n:read
FROM #made m -- ^ bind let m type=#made
JOIN OPENJSON(@sql) WITH ([Id] int '$.Id') j ON j.Id = m.id -- ^ bind let j
JOIN (SELECT 1 AS n) AS s ON s.n = m.id -- ^ bind let s
SELECT CHARINDEX('\', path) + LEN('it''s') -- ^ refs CHARINDEX:call .path:read LEN:call
FROM #taken, sys.databases -- ^ refs #taken:read sys:read databases:read
SELECT a AS [Definition: [Property]] of it], b FROM t -- ^ no error ^ refs .a:read .b:read t:read
SELECT list[1], names[n] FROM t -- ^ refs .list:read .names:read .n:read t:read
SELECT 1
SELECT 2
SELECT 3
SELECT 4
GO
CREATE OR ALTER PROCEDURE[dbo].[close_up] @a int AS SELECT @a -- ^ chunk function dbo.close_up(@a: int) exported ^ no error
GO
